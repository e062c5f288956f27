import type { LikeNotification } from '#shared/api/notifications.ts'

const targetOf = ({ postId, commentId }: LikeNotification): string => commentId ?? postId

/**
 * One line for each text, at the place of its newest like. The server gathers likes by text; only those from before it
 * did so come one by one, and are added to the line of their text.
 */
export const gatherLikes = (likes: readonly LikeNotification[]): LikeNotification[] => {
  const lines = new Map<string, LikeNotification>()
  for (const like of likes) {
    const line = lines.get(targetOf(like))
    lines.set(targetOf(like), line ? joined(line, like) : like)
  }
  return [...lines.values()]
}

/** A line that two pages contain, because it moved between their requests, counts once. */
const joined = (line: LikeNotification, older: LikeNotification): LikeNotification =>
  line.id === older.id
    ? line
    : {
        ...line,
        othersCount: line.othersCount + older.othersCount + 1,
        unreadCount: line.unreadCount + older.unreadCount,
      }
