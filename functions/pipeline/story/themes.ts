import { areApart, meet, type List } from './lists.ts'
import type { Side } from './side.ts'

/** What can be said of one event in other words. */
const FAMILIES: readonly List[] = [
  ['song', 'video'],
  ['tour', 'show', 'extra', 'ticket', 'soldout', 'relocate'],
  ['festival', 'lineup', 'show', 'join'],
  ['cancel', 'postpone', 'ill', 'tour', 'show'],
  ['leave', 'join', 'return', 'split'],
  ['reissue', 'album'],
]

const areRelated = (a: List, b: List): boolean =>
  FAMILIES.some((family) => meet(a, family) && meet(b, family))

/** Words for these are often said besides what the report is about. */
const VAGUE: List = ['return', 'statement', 'record', 'later', 'second']

/** How much of what happened according to one title is not in the other report at all. */
const countOther = (a: Side, b: Side): number =>
  a.actions.filter(
    (action) =>
      !VAGUE.includes(action) &&
      !b.facts.actions.includes(action) &&
      !areRelated([action], b.actions) &&
      !(action === 'join' && a.facts.topics.concat(b.facts.topics).includes('festival')),
  ).length

export const countOthers = (a: Side, b: Side): number =>
  a.key.kind === 'news' ? countOther(a, b) + countOther(b, a) : 0

export const areOtherThemes = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' &&
  areApart(a.topics, b.topics) &&
  !areRelated(a.topics, b.topics) &&
  !meet(a.actions, b.actions)

const LATER: List = ['later', 'second']

/** A report that looks back at another event, which it continues: "nine months after", "already postponed". */
export const isLater = (a: Side, b: Side): boolean =>
  LATER.some((mark) => a.facts.actions.includes(mark) !== b.facts.actions.includes(mark))

/** Reviews and interviews have no theme besides their kind. */
export const isSameTheme = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' && (meet(a.themes, b.themes) || areRelated(a.themes, b.themes))

export const haveSameAction = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' && (meet(a.actions, b.facts.actions) || meet(b.actions, a.facts.actions))
