import { atom, atomRelative } from './atom.ts'
import type { Format } from './format.ts'
import { rdf } from './rdf.ts'
import {
  boldTitles,
  entities,
  latin1,
  oddDates,
  relative,
  rss091,
  rss092,
  undeclared,
  wordpress,
} from './rss.ts'

export const FORMATS = {
  wordpress,
  rss091,
  rss092,
  latin1,
  undeclared,
  entities,
  relative,
  boldTitles,
  oddDates,
  atom,
  atomRelative,
  rdf,
} as const satisfies Record<string, Format>
export type FormatName = keyof typeof FORMATS

export type { FeedResponse } from './format.ts'
