import { queryOptions, useQuery } from '@tanstack/react-query'
import { ErasureReceipt, erasureReceipt } from '#shared/api/erasure.ts'
import { receiptText } from '#shared/domain/erasure-receipt.ts'
import { callOutsideSession } from '#spa/platform/api-client.ts'

const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['/api/erasure-receipts', number] as const,
    queryFn: ({ signal }) => callOutsideSession(erasureReceipt, { params: { number }, signal }),
    enabled: number !== '',
  })

export const useReceipt = (number: string) => useQuery(receiptQuery(number))

const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const parsed = (text: string): ErasureReceipt | undefined => {
  try {
    return ErasureReceipt.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export type Verdict = 'genuine' | 'forged' | 'unreadable'

/** Compares a saved receipt with the one of the server, by the hash of what it says. */
export const checkSaved = async (text: string, stored: ErasureReceipt): Promise<Verdict> => {
  const saved = parsed(text)
  if (!saved) return 'unreadable'
  const { number, requestedAt, finishedAt, counts } = saved
  const hash = await sha256(
    receiptText({ number, requestedAt, finishedAt: finishedAt ?? '', counts }),
  )
  return hash === stored.hash && number === stored.number ? 'genuine' : 'forged'
}
