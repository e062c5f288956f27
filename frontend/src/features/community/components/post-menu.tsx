import { Fragment, useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { messages } from '../texts.ts'
import { useBookmarkEntry } from './bookmark-entry.tsx'
import { useFeedContext } from './feed-context.ts'
import type { MenuEntry } from './menu-entry.ts'
import { useEditEntry } from './edit-entry.tsx'
import { useMuteEntry } from './mute-entry.tsx'
import { usePinEntry } from './pin-entry.tsx'
import { usePushEntry } from './push-entry.tsx'
import { useRemoveEntry } from './remove-entry.tsx'

/** The actions in their order. An entry that does not concern the viewer is null. */
const useEntries = (post: Post, wasOpened: boolean): readonly MenuEntry[] => {
  const { me } = useFeedContext()
  const entries = [
    useEditEntry(post, me),
    useBookmarkEntry(post, wasOpened),
    usePushEntry(post, wasOpened),
    usePinEntry(post, me),
    useMuteEntry(post, me),
    useRemoveEntry(post, me),
  ]
  return entries.filter((entry) => entry !== null)
}

export const PostMenu = ({ post }: { post: Post }) => {
  const [wasOpened, setWasOpened] = useState(false)
  const entries = useEntries(post, wasOpened)
  return (
    <>
      <Menu
        label={messages.post.menu}
        items={entries.map(({ item }) => item)}
        onOpen={() => {
          setWasOpened(true)
        }}
      />
      {entries.map(({ item, dialog }) => (
        <Fragment key={item.label}>{dialog}</Fragment>
      ))}
    </>
  )
}
