import { Bookmark, BookmarkMinus } from 'lucide-react'
import type { Post } from '#shared/api/posts.ts'
import { useBookmark } from '../api/bookmarks.ts'
import { messages } from '../texts.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For everyone. The state is asked for when the menu opens. */
export const useBookmarkEntry = (post: Post, wasOpened: boolean): MenuEntry => {
  const { isOn: isBookmarked, set } = useBookmark(post.id, wasOpened)
  const Icon = isBookmarked ? BookmarkMinus : Bookmark
  return {
    item: {
      label: isBookmarked ? messages.bookmarks.remove : messages.bookmarks.add,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => {
        set(!isBookmarked)
      },
    },
  }
}
