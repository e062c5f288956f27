import { skipToken, useQuery } from '@tanstack/react-query'
import { similarBands } from '#shared/api/bands.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'

const PAUSE_MS = 500

/** The bands that have exactly this name, once the member pauses typing. A failure shows none. */
export const useBandsOfName = (typed: string) => {
  const name = useSettled(typed.trim(), PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: ['bands', 'similar', name],
    queryFn:
      name === '' ? skipToken : ({ signal }) => call(similarBands, { query: { name }, signal }),
    retry: false,
  })
  return data.filter((band) => nameIdentity(band.name) === nameIdentity(name))
}
