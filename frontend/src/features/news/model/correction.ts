import type { Article, ArticleVersion, correctArticle } from '#shared/api/articles.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { correctionMessages } from '../correction-texts.ts'

const { missing } = correctionMessages

export interface SentenceDraft {
  /** Stays with the sentence while others are added and removed. */
  readonly key: string
  readonly text: string
  readonly paragraph: number
  readonly sources: readonly number[]
  /** A note of the editors, which needs no source. */
  readonly isNote: boolean
}

export interface CorrectionDraft {
  /** Of the article that it changes. */
  readonly version: number
  readonly title: string
  readonly excerpt: string
  readonly sentences: readonly SentenceDraft[]
  readonly note: string
  /** Index of the source that says otherwise; empty for the editors. */
  readonly laterSource: string
  readonly closesReports: boolean
  /** What the form was opened for when the draft began. */
  readonly occasion: Occasion
}

type ShownText = Pick<Article | ArticleVersion, 'title' | 'excerpt' | 'sentences' | 'version'>

const sentencesOf = ({ sentences, version }: ShownText): SentenceDraft[] =>
  sentences.map(({ text, paragraph, sources }, index) => ({
    key: `${String(version)}-${String(index)}`,
    text,
    paragraph,
    sources,
    isNote: sources.length === 0,
  }))

export interface Occasion {
  readonly closesReports: boolean
  readonly laterSource: string
}

export const toDraft = (article: Article, occasion: Occasion): CorrectionDraft => ({
  version: article.version,
  title: article.title,
  excerpt: article.excerpt,
  sentences: sentencesOf(article),
  note: '',
  ...occasion,
  occasion,
})

/** A kept draft for what the form is opened for now. Answers given for the same occasion stay. */
export const forOccasion = (kept: CorrectionDraft, occasion: Occasion): CorrectionDraft => {
  const { closesReports, laterSource } = occasion
  const isSame =
    kept.occasion.closesReports === closesReports && kept.occasion.laterSource === laterSource
  if (isSame || (!closesReports && laterSource === '')) return kept
  return { ...kept, closesReports, laterSource, occasion }
}

/** The draft with the text of an older version. */
export const withVersion = (draft: CorrectionDraft, older: ArticleVersion): CorrectionDraft => ({
  ...draft,
  title: older.title,
  excerpt: older.excerpt,
  sentences: sentencesOf(older),
})

const sourcesOf = ({ isNote, sources }: SentenceDraft): number[] => (isNote ? [] : [...sources])

const wordsOf = ({ title, excerpt, sentences }: CorrectionDraft): string =>
  JSON.stringify([
    title.trim(),
    excerpt.trim(),
    sentences.map((one) => [one.text.trim(), one.paragraph, sourcesOf(one)]),
  ])

const NO_OCCASION: Occasion = { closesReports: false, laterSource: '' }

/** Whether the text differs from the article's. */
export const changesText = (draft: CorrectionDraft, article: Article): boolean =>
  wordsOf(draft) !== wordsOf(toDraft(article, NO_OCCASION))

/** By field: `title`, `excerpt`, `note`, `form`, or the key of a sentence. */
export type CorrectionErrors = Readonly<Record<string, string>>

const errorOfSentence = (sentence: SentenceDraft): string | undefined => {
  if (sentence.text.trim() === '') return missing.sentence
  return !sentence.isNote && sentence.sources.length === 0 ? missing.sources : undefined
}

export const errorsIn = (draft: CorrectionDraft, article: Article): CorrectionErrors => {
  const { title, excerpt, sentences, note } = draft
  const isShort = note.trim().length < LIMITS.correctionNote.min
  const found: readonly (readonly [string, string | undefined])[] = [
    ['title', title.trim() === '' ? missing.title : undefined],
    ['excerpt', excerpt.trim() === '' ? missing.excerpt : undefined],
    ...sentences.map((one) => [one.key, errorOfSentence(one)] as const),
    ['note', isShort ? missing.note : undefined],
    ['form', sentences.length === 0 ? missing.sentences : undefined],
  ]
  const errors = found.flatMap(([field, error]) => (error === undefined ? [] : [[field, error]]))
  if (errors.length > 0) return Object.fromEntries(errors) as CorrectionErrors
  return changesText(draft, article) ? {} : { form: missing.changes }
}

export const toBody = (draft: CorrectionDraft): SentBodyOf<typeof correctArticle> => ({
  title: draft.title,
  excerpt: draft.excerpt,
  sentences: draft.sentences.map((one) => ({
    text: one.text,
    paragraph: one.paragraph,
    sources: sourcesOf(one),
  })),
  version: draft.version,
  note: draft.note,
  closesReports: draft.closesReports,
  ...(draft.laterSource !== '' && { laterSource: Number(draft.laterSource) }),
})

/** Adds an empty sentence at the end of a paragraph. */
export const withSentence = (draft: CorrectionDraft, paragraph: number): CorrectionDraft => {
  const last = draft.sentences.findLastIndex((one) => one.paragraph === paragraph)
  const key = `new-${String(draft.sentences.length)}-${String(Date.now())}`
  const added: SentenceDraft = { key, text: '', paragraph, sources: [], isNote: false }
  return { ...draft, sentences: draft.sentences.toSpliced(last + 1, 0, added) }
}
