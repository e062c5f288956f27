import type { Stated } from '../facts/numbers.ts'
import type { StatedDate } from '../facts/dates.ts'
import { quoted } from '../guards/quoted.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { readClaim, claimsIn, type Claim } from './claim.ts'
import { OBJECTIONS } from '../texts.ts'
import type { Clause } from '../facts/index.ts'

const clausesOf = (claims: readonly Claim[]): readonly Clause[] =>
  claims.flatMap(({ clauses }) => clauses)

const shareName = (one: Clause, other: Clause): boolean =>
  [...one.names].some((name) => other.names.has(name))

/** Whether one of the clauses claims or denies a kind of what another one is about. */
const isSaidIn = (
  clauses: readonly Clause[],
  kind: string,
  isClaimed: boolean,
  about: Clause,
): boolean =>
  clauses.some((clause) => clause.dangers.get(kind) === isClaimed && shareName(clause, about))

/**
 * The dangerous kind that a sentence of an article claims and one of a later item denies of the same name, or the other
 * way round; undefined when the item also says what the article does, or the article what the item does.
 */
const opposedDanger = (
  ours: Claim,
  theirs: Claim,
  article: readonly Claim[],
  item: readonly Claim[],
): string | undefined => {
  const isOpposed = (clause: Clause, kind: string, isClaimed: boolean): boolean =>
    isSaidIn(theirs.clauses, kind, !isClaimed, clause) &&
    !isSaidIn(clausesOf(item), kind, isClaimed, clause) &&
    !isSaidIn(clausesOf(article), kind, !isClaimed, clause)
  for (const clause of ours.clauses)
    for (const [kind, isClaimed] of clause.dangers)
      if (isOpposed(clause, kind, isClaimed)) return kind
  return undefined
}

type LaterItem = Pick<FeedItem, 'sourceName' | 'title' | 'text' | 'language'>

/** What a later item says against an article: a line for moderators, and the words of the item. */
export interface Objection {
  readonly finding: string
  readonly passage: string
}

/** Fewer common words are not the same subject. */
const MIN_COMMON = 2
const MAX_PASSAGE = 300

const isSameDate = (one: StatedDate, other: StatedDate): boolean =>
  one.day === other.day &&
  one.month === other.month &&
  (one.year === undefined || other.year === undefined || one.year === other.year)

const isSameFigure = (one: Stated, other: Stated): boolean =>
  one.unit === other.unit && one.value === other.value

const aboutTheSame = ({ words }: Claim, other: Claim): boolean =>
  [...words].filter((word) => other.words.has(word)).length >= MIN_COMMON

const meetIn = (one: Claim, other: Claim): boolean =>
  one.places.some(({ name }) => other.places.some((place) => place.name === name))

/** Concerts in different places have different dates. */
const mayBeElsewhere = (one: Claim, other: Claim): boolean =>
  one.places.length > 0 && other.places.length > 0 && !meetIn(one, other)

interface Compared {
  readonly ours: Claim
  readonly theirs: Claim
  /** All that the article and the item state: what either states elsewhere is no contradiction. */
  readonly article: readonly Claim[]
  readonly item: readonly Claim[]
}

/** The first values of both that the other side states nowhere; undefined when they share one. */
const differing = <Value>(
  { ours, theirs, article, item }: Compared,
  valuesOf: (claim: Claim) => readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): readonly [theirs: Value, ours: Value] | undefined => {
  const statedIn = (claims: readonly Claim[], value: Value): boolean =>
    claims.flatMap(valuesOf).some((one) => isSame(one, value))
  const our = valuesOf(ours).find((value) => !statedIn(item, value))
  const their = valuesOf(theirs).find((value) => !statedIn(article, value))
  const isShared = valuesOf(ours).some((value) => statedIn([theirs], value))
  return our === undefined || their === undefined || isShared ? undefined : [their, our]
}

const ofDate = (compared: Compared, source: string): string | undefined => {
  if (mayBeElsewhere(compared.ours, compared.theirs)) return undefined
  const found = differing(compared, ({ dates }) => dates, isSameDate)
  return (
    found && OBJECTIONS.date(source, found[0].words, found[1].words, quoted(compared.ours.text))
  )
}

const ofFigure = (compared: Compared, source: string): string | undefined => {
  const found = compared.ours.figures.flatMap(({ unit }) => {
    const values = ({ figures }: Claim) => figures.filter((one) => one.unit === unit)
    return differing(compared, values, isSameFigure) ?? []
  })
  const [theirs, ours] = found
  return (
    theirs &&
    ours &&
    OBJECTIONS.figure(source, theirs.words, ours.words, quoted(compared.ours.text))
  )
}

/** Only a common date says that both speak of the same day. */
const ofPlace = (compared: Compared, source: string): string | undefined => {
  const { ours, theirs } = compared
  if (!ours.dates.some((date) => theirs.dates.some((one) => isSameDate(one, date))))
    return undefined
  const found = differing(
    compared,
    ({ places }) => places,
    (one, other) => one.name === other.name,
  )
  return found && OBJECTIONS.place(source, found[0].written, found[1].written, quoted(ours.text))
}

/** "Nicht tot" of a name that the article calls dead: the name alone says that both are about the same. */
const ofDanger = (
  { ours, theirs, article, item }: Compared,
  source: string,
): string | undefined => {
  const kind = opposedDanger(ours, theirs, article, item)
  return kind === undefined ? undefined : OBJECTIONS.danger(source, kind, quoted(ours.text))
}

/** Of two sentences about the same. */
const ofDetail = (compared: Compared, source: string): string | undefined =>
  aboutTheSame(compared.ours, compared.theirs)
    ? (ofDate(compared, source) ?? ofFigure(compared, source) ?? ofPlace(compared, source))
    : undefined

const contradiction = (compared: Compared, source: string): Objection[] => {
  const finding = ofDetail(compared, source) ?? ofDanger(compared, source)
  return finding === undefined ? [] : [{ finding, passage: compared.theirs.text }]
}

const shortened = ({ finding, passage }: Objection): Objection => ({
  finding,
  passage: passage.slice(0, MAX_PASSAGE).toWellFormed(),
})

const WORD = '(?:korrektur|richtigstellung|berichtigung|correction|corrected|erratum)'

const TITLE = new RegExp(`^[\\s\\p{P}]*${WORD}(?![\\p{L}])`, 'iu')
const NOTE = new RegExp(`(?:^|[.!?\\n]\\s*)${WORD}\\s*:[^\\n]*`, 'iu')
const UPDATE =
  /(?:^|[.!?\n\s])(?:update|nachtrag)\s*:[^.!?\n]*(?<![\p{L}])(?:nicht|keine?[nmrs]?|doch|not|no longer)(?![\p{L}])[^.!?\n]*/iu

/** The words by which an item says that it corrects an earlier one. */
const findMark = (title: string, text: string): string | undefined =>
  TITLE.test(title) ? title : (NOTE.exec(text) ?? UPDATE.exec(`${title}. ${text}`))?.[0].trim()

/**
 * The first date, figure, place or dangerous kind of a later item that contradicts the sentences of an article, or the
 * item's mark as a correction. It compares words only, so it misses paraphrases; an admin reads what it finds.
 */
export const findObjection = (
  sentences: readonly string[],
  { sourceName, title, text, language }: LaterItem,
): Objection | undefined => {
  const article = sentences.map((sentence) => readClaim(sentence, 'de'))
  const item = [readClaim(title, language), ...claimsIn(text, language)]
  const found = article.flatMap((ours) =>
    item.flatMap((theirs) => contradiction({ ours, theirs, article, item }, sourceName)),
  )
  const mark = findMark(title, text)
  const [first] = [
    ...found,
    ...(mark === undefined ? [] : [{ finding: OBJECTIONS.marked(sourceName), passage: mark }]),
  ]
  return first && shortened(first)
}
