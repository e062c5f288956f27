import type { Contract, SentBodyOf } from '#shared/api/contract.ts'
import type { TestMember } from '#testing/members.ts'
import type { LocalCloud } from '../../local/cloud.ts'

const AT_ONCE = 25

/** Does one after the other in groups, so that the local cloud is busy and not flooded. */
export const inGroups = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  return results
}

/** Calls an endpoint as a member, with JSON or a form. */
export const callAs =
  ({ url }: LocalCloud, { token }: TestMember) =>
  async <C extends Contract>(
    contract: C,
    body?: SentBodyOf<C> | FormData,
    path: string = contract.path,
  ): Promise<Response> => {
    const isForm = body instanceof FormData
    return fetch(`${url}${path}`, {
      method: contract.method,
      headers: {
        'X-Auth-Token': token,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  }

/** @throws Error with what the server says, unless it accepted the call */
export const accepted = async (answer: Promise<Response>): Promise<unknown> => {
  const { ok, status } = await answer
  const text = await (await answer).text()
  if (!ok) throw new Error(`${String(status)} ${text}`)
  return JSON.parse(text)
}
