import { Flag } from 'lucide-react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { requestReport } from '#spa/platform/report-request.ts'
import { messages } from '../texts.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For posts of others. */
export const reportEntry = (post: Post, me: CurrentUser): MenuEntry | null =>
  post.userId === me.id
    ? null
    : {
        item: {
          label: messages.post.report,
          icon: <Flag size={20} aria-hidden="true" />,
          onSelect: () => {
            requestReport({ kind: 'community-post', id: post.id, version: post.version })
          },
        },
      }
