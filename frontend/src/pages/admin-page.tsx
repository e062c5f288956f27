import { AdminBoard } from '../features/admin/components/admin-board.tsx'
import { messages } from '../features/admin/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const AdminPage = () => {
  usePageTitle(messages.pageTitle)
  return <AdminBoard />
}
