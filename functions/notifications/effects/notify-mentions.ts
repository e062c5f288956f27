import { postIdOf, type PostItem } from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { followText, type TextRules } from '../activity.ts'

const RULES: TextRules<PostItem> = {
  toWriting: (post) => ({
    textId: postIdOf(post),
    place: { postId: postIdOf(post) },
    hostId: post.author.id,
    author: post.author,
    authorVersion: post.authorVersion,
    content: `${post.title ?? ''}\n${post.content}`.trim(),
    isDrastic: post.drastic !== undefined,
  }),
  readTitle: ({ title, drastic }) => (drastic ? undefined : title),
}

/** Notifies the members that a visible post mentions. */
export const handler = effect<PostItem>((event) => followText(event, RULES))
