/** Opens the menu of the message in this row; one that is gone has none. */
export const openMessageMenu = (row: Element | null): void => {
  const id = row?.querySelector('[aria-haspopup="menu"]')?.getAttribute('popovertarget')
  document.getElementById(id ?? '')?.togglePopover(true)
}
