import { attempt } from './storage.ts'

const NAME = 'hoellenlaerm.messages'

/** Where this tab keeps drafts and unsent messages of a member: another member never reads them. */
export const messagesKeyOf = (memberId: string): string => `${NAME}.${memberId}`

/** Removes what members of this tab wrote and did not send. */
export const forgetMessages = (): void => {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(NAME)) sessionStorage.removeItem(key)
  }, undefined)
}
