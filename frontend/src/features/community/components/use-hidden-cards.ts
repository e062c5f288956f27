import { useState } from 'react'
import { readStored, store } from '#spa/platform/storage.ts'
import { messages as platform } from '#spa/platform/texts.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const HIDDEN_KEY = 'hoellenlaerm-hidden-cards'
const SEPARATOR = ' '

const readHidden = (): readonly string[] => readStored(HIDDEN_KEY)?.split(SEPARATOR) ?? []

/** Which cards of the feed the member wants no more, stored per device. The toast takes it back. */
export const useHiddenCards = () => {
  const [hidden, setHidden] = useState(readHidden)
  const keep = (ids: readonly string[]) => {
    setHidden(ids)
    store(HIDDEN_KEY, ids.join(SEPARATOR))
  }
  return {
    isHidden: (id: string): boolean => hidden.includes(id),
    hide: (id: string, title: string) => {
      keep([...readHidden(), id])
      toast({
        title: messages.feed.cardHidden(title),
        action: {
          label: platform.undo,
          onSelect: () => keep(readHidden().filter((one) => one !== id)),
        },
      })
    },
  }
}
