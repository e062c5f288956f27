import type { ProfileData } from '#shared/api/settings.ts'
import { GENRES } from '#shared/domain/options.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'

const DRAFT = 'profile-data'

/** Keeps a cleared field apart from one that was not touched. */
const CLEARED = '-'

const FIELDS = [
  'birthday',
  'location',
  'favoriteGenres',
  'concertFrequency',
  'metalExperience',
  'favoriteBands',
] as const

const textIn = (form: FormData, field: string): string => form.getAll(field).map(String).join('\n')

const textOf = (saved: ProfileData, field: (typeof FIELDS)[number]): string => {
  const value = saved[field] ?? ''
  return typeof value === 'string' ? value : value.join('\n')
}

/** Keeps the fields that differ from what is saved, until they are saved or the tab is closed. */
export const keepProfileDraft = (form: HTMLFormElement, saved: ProfileData): void => {
  const typed = new FormData(form)
  const changed = FIELDS.map((field) => [field, textIn(typed, field)] as const).filter(
    ([field, text]) => text !== textOf(saved, field),
  )
  keepFormDraft(
    DRAFT,
    Object.fromEntries(changed.map(([field, text]) => [field, text === '' ? CLEARED : text])),
  )
}

export const dropProfileDraft = (): void => dropFormDraft(DRAFT)

/** What is saved, with what was typed over it and not saved yet. */
export const withProfileDraft = (saved: ProfileData): ProfileData => {
  const { favoriteGenres, ...texts } = readFormDraft(DRAFT)
  const typed = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text === CLEARED ? null : text]),
  )
  const chosen = favoriteGenres?.split('\n')
  return {
    ...saved,
    ...typed,
    ...(chosen && { favoriteGenres: GENRES.filter((genre) => chosen.includes(genre)) }),
  }
}
