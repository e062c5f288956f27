import { plain, type ErasureRule, type ItemKind } from '../item-kind.ts'

const PROOF = {
  by: 'keep',
  because:
    'proves what was reported, decided and why (Art. 16, 17 und 20 DSA, Art. 17 Abs. 3 lit. b und e DSGVO); an id without a person',
} as const satisfies ErasureRule

const PROOF_FOR_YEARS: ErasureRule = {
  by: 'keep',
  because: `${PROOF.because}; it ends with the third year after the decision, when claims expire (§§ 195 und 199 BGB)`,
}

const PROOF_FOR_MONTHS: ErasureRule = {
  by: 'keep',
  because: `${PROOF.because}; it ends seven months after the decision, or 390 days after it where the reporter objected`,
}

/** Evidence shows what was reported, also where that was a name. */
const FROZEN: ErasureRule = {
  by: 'keep',
  because:
    'proves what was reported, as it was, with the name where a profile was reported (Art. 16, 17 und 20 DSA, Art. 17 Abs. 3 lit. b und e DSGVO); it ends seven months after the decision, or 390 days after it where a reporter objected',
}

/** Another member keeps that they reported and the outcome, without what was reported. */
const KEY_OF_REPORT = 'the key of the report of another member; it leads to no person any more'

const moderation = { topic: 'moderation', exported: { section: 'moderation' } } as const
const staffOnly = {
  topic: 'moderation',
  exported: { not: 'work of the moderators; the export has the statement and the own reports' },
} as const

/** Reports, cases and statements of reasons. */
export const caseKinds: readonly ItemKind[] = [
  {
    name: 'case',
    PK: 'CASE#*',
    SK: 'CASE',
    members: {
      authorId: 'author',
      targetId: 'author',
      'assignee.memberId': 'staff',
      decidedBy: 'staff',
      'escalations[].by': 'staff',
      'secondLook.notBy[]': 'staff',
    },
    personal: { ...staffOnly, erased: PROOF_FOR_YEARS },
  },
  {
    name: 'open-case',
    PK: 'CASE_OF#*',
    SK: 'OPEN',
    members: { PK: 'author' },
    personal: { ...staffOnly, erased: PROOF },
  },
  {
    name: 'case-card',
    PK: 'CASES',
    SK: '*',
    members: {
      authorId: 'author',
      targetId: 'author',
      'assignee.memberId': 'staff',
      'escalations[].by': 'staff',
      'secondLook.notBy[]': 'staff',
    },
    personal: { ...staffOnly, erased: FROZEN },
  },
  {
    name: 'case-of-author',
    PK: 'CASES_OF#*',
    SK: '*',
    members: { PK: 'author' },
    personal: { ...staffOnly, erased: PROOF },
  },
  plain('case-by-words', 'CASES_LIKE#*', '*'),
  {
    name: 'evidence',
    PK: 'EVIDENCE#*',
    SK: '*',
    members: {
      PK: 'author',
      targetId: 'author',
      authorId: 'author',
      path: 'author',
      'media[]': 'author',
      'before[].id': 'other',
      'before[].senderId': 'author',
      'after[].id': 'other',
      'after[].senderId': 'author',
    },
    personal: { ...staffOnly, erased: FROZEN },
  },
  {
    name: 'report',
    PK: 'REPORTS#*',
    SK: '*',
    members: { PK: 'author', targetId: 'author', memberId: 'reporter' },
    personal: { ...moderation, erased: PROOF_FOR_MONTHS },
  },
  {
    name: 'own-report',
    PK: 'REPORTED#*',
    SK: '*',
    members: { PK: 'owner', SK: 'author', targetId: 'author', path: 'author' },
    personal: {
      ...moderation,
      erased: { by: 'delete' },
      remains: { SK: KEY_OF_REPORT, targetId: KEY_OF_REPORT },
    },
  },
  {
    name: 'report-receipt',
    PK: 'RECEIPT#*',
    SK: 'RECEIPT',
    members: { targetId: 'author' },
    personal: {
      topic: 'moderation',
      exported: { not: 'leads a guest to a report; the object is named by its id only' },
      erased: { by: 'expiry', within: '400 days' },
    },
  },
  plain('report-receipt-mail', 'RECEIPT_MAIL#*', 'RECEIPT_MAIL'),
  plain('report-outcome-mails', 'RECEIPT_MAIL#*', 'OUTCOME#*'),
  {
    name: 'statement',
    PK: 'STATEMENT#*',
    SK: 'STATEMENT',
    members: { memberId: 'target', targetId: 'target', decidedBy: 'staff', GSI1PK: 'target' },
    personal: { ...moderation, erased: PROOF_FOR_YEARS },
  },
  plain('statement-mail', 'STATEMENT_MAIL#*', 'MAILED'),
  {
    name: 'appeal',
    PK: 'APPEAL#*',
    SK: '*',
    members: {
      memberId: 'author',
      authorId: 'author',
      targetId: 'author',
      firstDecidedBy: 'staff',
      decidedBy: 'staff',
      GSI1PK: 'author',
    },
    personal: { ...moderation, erased: PROOF_FOR_YEARS },
  },
  {
    name: 'appeal-card',
    PK: 'APPEALS',
    SK: '*',
    members: {
      memberId: 'author',
      authorId: 'author',
      targetId: 'author',
      firstDecidedBy: 'staff',
    },
    personal: { ...staffOnly, erased: PROOF },
  },
  plain('transparency-counters', 'TRANSPARENCY', '*'),
  plain('counted', 'COUNTED#*', 'COUNTED'),
  plain('appeal-mail', 'APPEAL_MAIL#*', 'MAILED'),
  {
    name: 'staff',
    PK: 'STAFF',
    SK: 'STAFF',
    members: { 'memberIds[]': 'staff' },
    personal: { ...staffOnly, erased: { by: 'anonymise', leaves: 'the list without the member' } },
  },
]
