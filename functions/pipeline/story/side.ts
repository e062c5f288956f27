import type { Report, StoryFacts } from '../facts/index.ts'
import { perObject } from '../facts/per-object.ts'
import type { List } from './lists.ts'

/** One of two reports that are compared: its title, and all facts that are known with it. */
export type Side = Report

/** All names, and words that can be names. */
const mentionedIn = /* @__PURE__ */ perObject(
  ({ names, quotes }: StoryFacts) => new Set([...names, ...quotes]),
)

export const mentions = ({ facts }: Side, name: string): boolean => mentionedIn(facts).has(name)

/** The names that the report does not have. */
export const unknownTo = (side: Side, names: List): List =>
  names.filter((name) => !mentions(side, name))
