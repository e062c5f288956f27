import { useLocation } from 'react-router-dom'
import { ReceiptContent } from '../features/erasure/components/receipt-content.tsx'
import { messages } from '../features/erasure/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** Public, because the account that it is about does not exist any more. */
export const ErasureReceiptPage = () => {
  usePageTitle(messages.receipt.title)
  const { hash } = useLocation()
  return <ReceiptContent number={hash.slice(1)} />
}
