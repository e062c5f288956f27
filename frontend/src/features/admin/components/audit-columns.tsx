import type { AuditEntry } from '#shared/api/audit.ts'
import type { DataColumn } from '#ui/table/data-table.tsx'
import { auditMessages as texts, wordFor } from '../audit-texts.ts'
import { berlinDate } from '../model/berlin-time.ts'
import * as styles from './audit-log.module.css'

const HASH_SHOWN = 12

const Id = ({ id }: { id: string }) => <span className={styles.id}>{id}</span>

const Actor = ({ actor, role }: AuditEntry) => (
  <>
    <span className={styles.actor}>{actor.displayName ?? texts.roles[role]}</span>
    <Id id={actor.username === null ? actor.id : `@${actor.username}`} />
  </>
)

/** Newest first is the only order: the chain has no other. */
export const AUDIT_COLUMNS: readonly DataColumn<AuditEntry>[] = [
  {
    key: 'act',
    title: texts.act,
    isRowHeader: true,
    render: ({ act }) => texts.acts[act],
  },
  {
    key: 'object',
    title: texts.object,
    render: ({ kind, objectId }) => (
      <>
        {texts.kinds[kind]}
        <Id id={objectId} />
      </>
    ),
  },
  {
    key: 'reason',
    title: texts.reason,
    render: ({ category, detail }) =>
      [category, detail].flatMap((value) => (value === null ? [] : [wordFor(value)])).join(', ') ||
      '–',
  },
  { key: 'actor', title: texts.actor, render: (entry) => <Actor {...entry} /> },
  { key: 'role', title: texts.role, render: ({ role }) => texts.roles[role] },
  { key: 'time', title: texts.time, render: ({ at }) => berlinDate(new Date(at)) },
  {
    key: 'hash',
    title: texts.hash,
    render: ({ id, hash }) => (
      <>
        <Id id={id} />
        <Id id={hash.slice(0, HASH_SHOWN)} />
      </>
    ),
  },
]
