/** The steps of reading a feed, for tools without a table. Apart from `index.ts`, because the parser is large. */
export { FeedProblem } from '../feed-problem.ts'
export { fetchFeed } from '../read-feed.ts'
export { NEWS_MS } from '../save-items.ts'
export { checkHeaders } from '../site-rules/opt-out.ts'
export { decodeText } from '../parse/decode-text.ts'
export { readItems, MAX_ITEMS, type NewItem } from '../parse/feed-items.ts'
export { parseFeed, type ParsedFeed, type ParsedItem } from '../parse/parse-feed.ts'
