import type { ReactNode } from 'react'
import type { MenuItem } from '#ui/overlays/menu.tsx'

/** What one action adds to the menu of a post: its item, and the dialog that the item opens. */
export interface MenuEntry {
  readonly item: MenuItem
  readonly dialog?: ReactNode
}
