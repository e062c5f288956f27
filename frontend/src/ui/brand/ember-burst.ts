import * as styles from './ember-burst.module.css'

const EMBERS = 24
const LONGEST_MS = 2200

const between = (low: number, high: number): number => low + Math.random() * (high - low)

const ember = (): HTMLElement => {
  const element = document.createElement('span')
  const look = {
    '--x': `${between(2, 98).toFixed(1)}%`,
    '--size': `${between(4, 9).toFixed(1)}px`,
    '--rise': `${between(-70, -25).toFixed(1)}vh`,
    '--drift': `${between(-60, 60).toFixed(0)}px`,
    '--delay': `${between(0, 500).toFixed(0)}ms`,
  }
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value)
  return element
}

/** Embers rise once from the lower edge of the window, in the way of no control. */
export const riseEmbers = (): void => {
  const layer = document.createElement('div')
  layer.className = styles.layer
  layer.ariaHidden = 'true'
  layer.dataset['embers'] = ''
  layer.append(...Array.from({ length: EMBERS }, ember))
  document.body.append(layer)
  setTimeout(() => layer.remove(), LONGEST_MS)
}
