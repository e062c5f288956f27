import type { ItemKind } from '../item-kind.ts'

/** Erasure and its traces. */
export const rightsKinds: readonly ItemKind[] = [
  {
    name: 'erasure',
    PK: 'ERASURE#*',
    SK: 'ERASURE',
    members: { PK: 'owner', memberId: 'owner' },
    personal: {
      topic: 'rights',
      exported: { not: 'exists only while the account is about to be deleted' },
      erased: {
        by: 'expiry',
        within: '50 days: without the id nobody could delete the member again after a restore',
      },
    },
  },
  {
    name: 'due-erasure',
    PK: 'ERASURES',
    SK: '*',
    members: { SK: 'owner', memberId: 'owner' },
    personal: {
      topic: 'rights',
      exported: { not: 'exists only while the account is about to be deleted' },
      erased: { by: 'expiry', within: '16 days: late writes are looked for until then' },
    },
  },
  { name: 'erasure-receipt', PK: 'ERASURE_RECEIPT#*', SK: 'RECEIPT', members: {} },
  {
    name: 'trace',
    PK: 'TRACES#*',
    SK: '*',
    members: { PK: 'owner', SK: 'author', itemSK: 'author' },
    personal: {
      topic: 'rights',
      exported: { not: 'leads to items that the export contains' },
      erased: { by: 'delete' },
    },
  },
]
