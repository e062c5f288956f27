import type { Role } from '#shared/api/members.ts'
import { now } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { log } from '../runtime/logger.ts'
import {
  absent,
  ConditionFailed,
  get,
  onConditionFailed,
  put,
  putNew,
  retry,
  transact,
  type TransactItem,
} from '../table/index.ts'
import { AUDIT_HEAD_KEY, type Act, type AuditHeadItem } from './audit.items.ts'
import { toHead, nextEntry } from './next-entry.ts'
import { AUDIT_TEXTS } from './texts.ts'

const HEAD = 'auditHead'
const ENTRY = 'auditEntry'
const MAX_ATTEMPTS = 60

type Parts = Readonly<Record<string, TransactItem | null>>

const readHead = (): Promise<AuditHeadItem | undefined> => get(AUDIT_HEAD_KEY, { consistent: true })

/** Another act came first, and nothing else speaks against this one. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ConditionFailed &&
  error.has(HEAD) &&
  error.names.every((name) => name === HEAD || name === ENTRY)

/** After a restore an entry can exist that its head does not know. @throws ApiError unavailable */
const assertNotTorn = (failed: ConditionFailed): void => {
  if (!failed.has(ENTRY) || failed.has(HEAD)) return
  log.error('the audit log has an entry after its head: npm run audit -- resume', failed)
  throw new ApiError('unavailable', AUDIT_TEXTS.torn)
}

/**
 * Writes the parts of an act together with its entry in the audit log, or nothing. When another act came first, the
 * entry is made again, and the parts are sent as they are.
 * @throws ConditionFailed for the parts
 */
export const transactAct = async (act: Act, parts: Parts = {}): Promise<void> => {
  const writeOnce = async (): Promise<void> => {
    const head = await readHead()
    const entry = nextEntry(head, act, now())
    await onConditionFailed(
      transact({
        ...parts,
        [HEAD]: put(toHead(entry), head ? { hash: head.hash } : absent),
        [ENTRY]: putNew(entry),
      }),
      (failed) => {
        assertNotTorn(failed)
        throw failed
      },
    )
    const { day, seq, hash } = entry
    // A copy outside of the table: `npm run audit -- verify --expect` looks for it in the chain.
    log.info('audit entry', { day, seq, hash })
  }
  await retry(writeOnce, { when: isOvertaken, attempts: MAX_ATTEMPTS })
}

/**
 * The entry for an act that no transaction can contain, such as a message to a queue. It is written first, so that
 * an entry without its act is possible, and an act without its entry is not.
 */
export const recordAct = (act: Act): Promise<void> => transactAct(act)

interface Caller {
  readonly memberId: string
  readonly role: Role | undefined
}

/** Who acts, from a request or from what was read of the member. @throws ApiError forbidden for members without a role */
export const requireStaff = ({ memberId, role }: Caller): Pick<Act, 'actorId' | 'role'> => {
  if (role === undefined || role === 'member') throw new ApiError('forbidden')
  return { actorId: memberId, role }
}
