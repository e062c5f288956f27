/** Own media that this tab just sent, by the `clientId` of their message: they stay visible while the server stores them. */
const urls = new Map<string, string>()

const MAX_KEPT = 20

export const keepLocalMedia = (clientId: string, blob: Blob): void => {
  forgetLocalMedia(clientId)
  urls.set(clientId, URL.createObjectURL(blob))
  const [oldest] = urls.keys()
  if (urls.size > MAX_KEPT && oldest !== undefined) forgetLocalMedia(oldest)
}

export const localMediaUrl = (clientId: string | null): string | undefined =>
  clientId === null ? undefined : urls.get(clientId)

export const forgetLocalMedia = (clientId: string): void => {
  const url = urls.get(clientId)
  if (url !== undefined) URL.revokeObjectURL(url)
  urls.delete(clientId)
}
