import { Fragment } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import type { MenuEntry } from './menu-entry.ts'
import { usePinEntry } from './pin-entry.tsx'
import { useRemoveEntry } from './remove-entry.tsx'

/** The actions in their order. An entry that does not concern the viewer is null. */
const useEntries = (post: Post): readonly MenuEntry[] => {
  const { me } = useFeedContext()
  const entries = [usePinEntry(post, me), useRemoveEntry(post, me)]
  return entries.filter((entry) => entry !== null)
}

/** Shows nothing when there is nothing that the viewer may do. */
export const PostMenu = ({ post }: { post: Post }) => {
  const entries = useEntries(post)
  if (entries.length === 0) return null
  return (
    <>
      <Menu label={messages.post.menu} items={entries.map(({ item }) => item)} />
      {entries.map(({ item, dialog }) => (
        <Fragment key={item.label}>{dialog}</Fragment>
      ))}
    </>
  )
}
