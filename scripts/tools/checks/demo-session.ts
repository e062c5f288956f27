import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

const PASSWORD = 'Blastbeat-im-Moshpit'

const Login = z.object({ authToken: z.string() })

const post = async (url: string, body: object, token?: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-auth-token': token }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Registers a member who has completed onboarding, and returns the session token. */
export const registerForToken = async (site: string): Promise<string> => {
  const username = `fan_${randomUUID().slice(0, 8)}`
  await post(`${site}/api/auth/register`, { username, displayName: 'Messfan', password: PASSWORD })
  const login = await post(`${site}/api/auth/login`, { username, password: PASSWORD })
  const { authToken } = Login.parse(login)
  await post(`${site}/api/onboarding/complete`, { skipped: true }, authToken)
  return authToken
}
