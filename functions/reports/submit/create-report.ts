import { createReport } from '#shared/api/reports.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { evidenceItem, keepEvidence, shortTitle } from '../evidence/frozen.ts'
import { findEvidence } from '../evidence/find-evidence.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { submitOwnReport } from './own-report.ts'

/** Freezes the object and stores the report; the object stays as it is (Art. 16 DSA). */
export const handler = endpoint(createReport, async ({ memberId, body }) => {
  const target = { kind: body.kind, targetId: body.id }
  const frozen = await findEvidence(memberId, target, body.version)
  if (frozen.authorId === memberId)
    throw new ApiError(
      'forbidden',
      body.kind === 'profile' ? REPORT_TEXTS.ownProfile : REPORT_TEXTS.own,
    )
  const evidence = evidenceItem(target, frozen)
  // A report never exists without its evidence.
  await keepEvidence(evidence)
  const { category, text = '' } = body
  const reported = { ...target, category, text, evidence: evidence.SK }
  return submitOwnReport(memberId, reported, { title: shortTitle(frozen), path: frozen.path })
})
