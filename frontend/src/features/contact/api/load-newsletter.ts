import { loadChunk } from '#spa/platform/load-chunk.ts'

/** Loads the contracts on the first interaction with the form: they contain the schema library. */
export const loadNewsletter = () => loadChunk(() => import('#shared/api/newsletter.ts'))
