import { GENERATORS } from './generators.ts'
import { DAMAGE, DATES, LINKS } from './shapes.ts'
import { ENCODINGS, MARKUP } from './texts.ts'

/** Feeds as generators and people write them; each shape failed once or is easily broken. */
export const FEED_CORPUS = [...GENERATORS, ...ENCODINGS, ...MARKUP, ...LINKS, ...DAMAGE, ...DATES]
