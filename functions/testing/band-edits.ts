import { claimBand } from '#shared/api/band-claims.ts'
import { bandHistory, bandProposals, editBand, type EditBand } from '#shared/api/band-history.ts'
import type { Proposal, Revision } from '#shared/api/band-history.ts'
import { getBand, type Band } from '#shared/api/bands.ts'
import { call, type Called } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'
import { aModerator, decide } from './moderation.ts'

type Changes = EditBand['changes']

/** An edit of the current version, or of another one. */
export const edit = async (
  { token }: TestMember,
  id: string,
  changes: unknown,
  { version, ...rest }: Partial<Omit<EditBand, 'changes'>> = {},
): Promise<Called> =>
  call(await handlerOf(editBand.id), editBand, {
    token,
    params: { id },
    body: { version: version ?? (await bandAs(await aMember(), id)).version, changes, ...rest },
  })

export const bandAs = async ({ token }: TestMember, id: string): Promise<Band> => {
  const { json } = await call(await handlerOf(getBand.id), getBand, { token, params: { id } })
  return json
}

export const readHistory = async (id: string, by?: TestMember): Promise<Revision[]> => {
  const { token } = by ?? (await aMember())
  const { json } = await call(await handlerOf(bandHistory.id), bandHistory, {
    token,
    params: { id },
  })
  return json
}

export const readProposals = async ({ token }: TestMember, id: string): Promise<Proposal[]> => {
  const { json } = await call(await handlerOf(bandProposals.id), bandProposals, {
    token,
    params: { id },
  })
  return (json as { proposals: Proposal[] }).proposals
}

/** Proposes an edit and returns the id of the proposal. */
export const propose = async (by: TestMember, id: string, changes: Changes): Promise<string> => {
  await edit(by, id, changes)
  const own = await readProposals(by, id)
  return own.at(-1)?.id ?? ''
}

export const EVIDENCE = 'Wir sind das wirklich: Schaut ins Impressum unserer Website.'

export const claim = async (
  { token }: TestMember,
  id: string,
  body: unknown = { evidence: EVIDENCE },
): Promise<Called> =>
  call(await handlerOf(claimBand.id), claimBand, { token, params: { id }, body })

/** A member whose claim of the band was approved. */
export const aClaimant = async (id: string): Promise<TestMember> => {
  const member = await aMember({ displayName: 'Bassistin' })
  await claim(member, id)
  await decide(await aModerator(), ['band', `${id}-${member.id}`], { action: 'approve' })
  return member
}
