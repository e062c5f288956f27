import { DELETED, DERIVED, plain, type ErasureRule, type ItemKind } from '../item-kind.ts'

const WITHOUT_MEMBER: ErasureRule = {
  by: 'anonymise',
  leaves: 'the facts of the band, without the member',
}

const bands = { topic: 'bands', exported: { section: 'bands' } } as const

export const bandKinds: readonly ItemKind[] = [
  {
    name: 'open-proposals-of-member',
    PK: 'MEMBER#*',
    SK: 'PROPOSALS#*',
    members: { PK: 'owner' },
    personal: { topic: 'bands', exported: DERIVED, erased: DELETED },
  },
  {
    name: 'band',
    PK: 'BAND#*',
    SK: 'BAND',
    members: { 'submittedBy.id': 'author', claimedBy: 'owner' },
    personal: { ...bands, erased: WITHOUT_MEMBER },
  },
  {
    name: 'band-change',
    PK: 'BAND#*',
    SK: 'REV#*',
    members: { authorId: 'author' },
    personal: { ...bands, erased: WITHOUT_MEMBER },
  },
  {
    name: 'band-proposal',
    PK: 'BAND#*',
    SK: 'PROPOSAL#*',
    members: { memberId: 'author' },
    personal: { ...bands, erased: DELETED },
  },
  {
    name: 'band-claim',
    PK: 'BAND#*',
    SK: 'CLAIM#*',
    members: { SK: 'author', memberId: 'author' },
    personal: { ...bands, erased: DELETED },
  },
  {
    name: 'followed-band',
    PK: 'BANDS_FOLLOWED#*',
    SK: '*',
    members: { PK: 'owner', GSI1SK: 'owner' },
    personal: { ...bands, erased: DELETED },
  },
  plain('band-numbers', 'BAND#*', 'N'),
  plain('articles-of-band-number', 'BAND#*', 'ARTICLES'),
  plain('band-index', 'BAND#*', 'INDEX'),
  plain('band-upkeep', 'BAND#*', 'UPKEEP'),
  plain('band-upkeep-mail', 'BAND#*', 'UPKEEP_MAIL#*'),
  plain('band-by-name', 'BAND_UNIQUE#*', 'C#*'),
  plain('band-in-list', 'BANDS', '*'),
  plain('band-of-country-or-genre', 'BANDS#*', '*'),
  plain('band-in-search', 'BAND_NAME#*', '*'),
  plain('article-that-names-band', 'BAND_MENTIONS#*', '*'),
  plain('drafted-name', 'BAND_DRAFTED#*', 'DRAFTED'),
  plain('band-facet', 'BAND_FACETS#*', '*'),
  plain('article-of-band', 'BAND_ARTICLES#*', '*'),
]
