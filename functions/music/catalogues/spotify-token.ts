import * as z from 'zod/mini'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { CatalogueFailed } from './catalogue-failed.ts'
import { fetchJson } from './fetch-json.ts'

const TOKEN_URL = 'https://accounts.spotify.com/api/token'
/** A token is replaced this long before it ends. */
const EARLY_MS = 60_000

const Answer = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })

let token: { readonly value: string; readonly until: number } | undefined

export const forgetToken = (): void => {
  token = undefined
}

const fetchToken = async (deadline: AbortSignal): Promise<NonNullable<typeof token>> => {
  const { spotify } = env
  if (!spotify) throw new CatalogueFailed('denied')
  const basic = Buffer.from(`${spotify.clientId}:${spotify.clientSecret}`).toString('base64')
  const askedAt = now()
  const answer = Answer.safeParse(
    await fetchJson(
      TOKEN_URL,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      deadline,
    ),
  )
  if (!answer.success) throw new CatalogueFailed('malformed')
  const { access_token: value, expires_in: seconds } = answer.data
  return { value, until: askedAt + seconds * 1000 - EARLY_MS }
}

/** The token of this function instance, which lasts an hour; it gives access to Spotify's catalogue and to no member. */
export const readToken = async (deadline: AbortSignal): Promise<string> => {
  if (!token || token.until <= now()) token = await fetchToken(deadline)
  return token.value
}
