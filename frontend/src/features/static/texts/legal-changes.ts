import { LEGAL_HISTORY } from '#shared/domain/legal-history.ts'
import type { Block, Section } from './document.ts'

const germanDay = (date: string): string => date.split('-').toReversed().join('.')

/** What each version changed in this text, the newest first. */
export const legalChanges = (text: 'terms' | 'privacy'): Section => ({
  id: 'geaendert',
  title: 'Was hat sich geändert',
  blocks: LEGAL_HISTORY.flatMap((version): Block[] =>
    version[text].length === 0
      ? []
      : [`Fassung vom ${germanDay(version.date)}:`, { list: version[text] }],
  ),
})

const [newest] = LEGAL_HISTORY

/** Both texts are accepted together, so they carry one date. */
export const LEGAL_AS_OF = `Fassung vom ${germanDay(newest?.date ?? '')}`
