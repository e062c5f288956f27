import type { CaseDecision } from '#shared/api/cases.ts'
import { getPost, type Post } from '#shared/api/posts.ts'
import { aDecision } from './cases.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'
import { findOpenCase } from './reports.ts'

/** Decisions that leave the content to be seen. */
export const WARNING = aDecision(null, { measure: 'warn', scope: 'Das ist eine Verwarnung.' })
export const LABEL = aDecision('age-label')

/** A second look that leaves it at that. */
export const STAYS: CaseDecision = { ...aDecision('dismiss'), keepsEarlier: true }

export const openPostCase = async (targetId: string) => {
  const open = await findOpenCase({ kind: 'community-post', targetId })
  if (!open) throw new Error('No case')
  return open
}

/** What a reader gets of a post. */
export const see = async ({ token }: TestMember, id: string) => {
  const { status, json } = await call(await handlerOf(getPost.id), getPost, {
    token,
    params: { id },
  })
  return { status, drastic: (json as Post).drastic }
}
