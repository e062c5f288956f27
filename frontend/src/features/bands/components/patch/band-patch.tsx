import { useState } from 'react'
import type { BandCard } from '#shared/api/bands.ts'
import { classNames } from '#ui/class-names.ts'
import { chooseTypeface } from '#ui/text/typeface.ts'
import { initialsOf, ownPicture, pickFor } from '../../model/patch.ts'
import * as styles from './band-patch.module.css'

/** Outlines in a square of 100, each with the same outline further inside for the stitches. */
const SHAPES = [
  [
    'M4 4H96V58C96 80 74 92 50 98C26 92 4 80 4 58Z',
    'M10 10H90V58C90 76 71 86 50 91.5C29 86 10 76 10 58Z',
  ],
  ['M22 3H97V78L78 97H3V22Z', 'M24.5 9H91V75.5L75.5 91H9V24.5Z'],
  ['M50 2A48 48 0 1 1 49.9 2Z', 'M50 8.5A41.5 41.5 0 1 1 49.9 8.5Z'],
  ['M26 3H74L97 26V74L74 97H26L3 74V26Z', 'M28.5 9H71.5L91 28.5V71.5L71.5 91H28.5L9 71.5V28.5Z'],
] as const

const TONES = [
  styles.tone0,
  styles.tone1,
  styles.tone2,
  styles.tone3,
  styles.tone4,
  styles.tone5,
] as const

const SIZES = { card: undefined, page: styles.page, small: styles.small } as const

interface BandPatchProps {
  band: Pick<BandCard, 'name' | 'imageUrl'>
  size?: keyof typeof SIZES
}

/** The letters have a background of their own, so that their contrast can be measured. */
const Stitched = ({ name }: { name: string }) => {
  const [outline, stitches] = SHAPES[pickFor(`${name}.`, SHAPES.length)] ?? SHAPES[0]
  const initials = initialsOf(name)
  return (
    <span className={classNames(styles.felt, TONES[pickFor(name, TONES.length)])}>
      <svg viewBox="0 0 100 100">
        <path className={styles.cloth} d={outline} />
        <path className={styles.stitches} d={stitches} />
      </svg>
      <span className={classNames(styles.letters, chooseTypeface(initials))}>{initials}</span>
    </span>
  )
}

/** The picture of a band, or a stitched patch with its initials. Decoration: the name is a text beside it. */
export const BandPatch = ({ band, size = 'card' }: BandPatchProps) => {
  const [broken, setBroken] = useState<string>()
  const picture = ownPicture(band.imageUrl)
  return (
    <span className={classNames(styles.root, SIZES[size])} aria-hidden="true">
      {picture === undefined || picture === broken ? (
        <Stitched name={band.name} />
      ) : (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  )
}
