import { MEDIA_BUCKET } from './engines.ts'

/** Keys of all objects that begin like this. Unsigned, because the engine refuses signed calls on a bucket. */
export const objectKeys = async (endpoint: string, prefix = ''): Promise<readonly string[]> => {
  const keys: string[] = []
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token !== undefined) query.set('continuation-token', token)
    const text = await (await fetch(`${endpoint}/${MEDIA_BUCKET}?${query}`)).text()
    keys.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key))
    token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
  } while (token !== undefined)
  return keys
}
