import { ModalTest } from '../features/community/components/modal-test.tsx'
import { modalTestMessages } from '../features/community/modal-test-texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const ModalTestPage = () => {
  usePageTitle(modalTestMessages.title)
  return <ModalTest />
}
