import { attempt } from './storage.ts'

const PREFIX = 'hoellenlaerm.messages.'

/** Where this tab keeps drafts and unsent messages of a member: another member never reads them. */
export const messagesKeyOf = (memberId: string): string => PREFIX + memberId

/** Removes what members of this tab wrote and did not send. */
export const forgetMessages = (): void => {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  }, undefined)
}
