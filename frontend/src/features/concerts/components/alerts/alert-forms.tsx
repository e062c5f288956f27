import { useId, useState, type SubmitEvent } from 'react'
import { ALERT_RADII, DEFAULT_ALERT_RADIUS } from '#shared/domain/concerts.ts'
import type { Place } from '#shared/api/places.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useAddAlert, usePlaces } from '../../api/alerts.ts'
import { messages } from '../../alert-texts.ts'
import * as styles from './alerts.module.css'

const RADII = ALERT_RADII.map((km) => ({ value: String(km), label: messages.km(km) }))

interface SuggestionsProps {
  places: readonly Place[] | undefined
  typed: string
  onChoose: (placeId: string) => void
}

const Suggestions = ({ places, typed, onChoose }: SuggestionsProps) => (
  <div className={styles.places} aria-live="polite">
    {places?.map(({ id, name, country }) => (
      <Button key={id} size="compact" onClick={() => onChoose(id)}>
        {name} ({country})
      </Button>
    ))}
    {places?.length === 0 && <p>{messages.unknownPlace(typed)}</p>}
  </div>
)

/** Watches the surroundings of a town. The suggested towns are buttons, so that any keyboard reaches them. */
export const PlaceForm = () => {
  const [typed, setTyped] = useState('')
  const [radius, setRadius] = useState(String(DEFAULT_ALERT_RADIUS))
  const add = useAddAlert()
  const places = usePlaces(typed)
  const clear = {
    onSuccess: () => setTyped(''),
  }
  const radiusKm = Number(radius)
  const name = typed.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name === '' || add.isPending) return
    const [place] = places ?? []
    add.mutate(
      place
        ? { kind: 'place', placeId: place.id, radiusKm }
        : { kind: 'city', city: name, radiusKm },
      clear,
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.place}>
        <TextField
          label={messages.addPlace}
          hint={messages.addPlaceHint}
          value={typed}
          maxLength={LIMITS.searchQuery}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <SelectField
        label={messages.radius}
        options={RADII}
        value={radius}
        onChange={(event) => setRadius(event.target.value)}
      />
      <Button type="submit" busy={add.isPending}>
        {messages.add}
      </Button>
      <Suggestions
        places={places}
        typed={name}
        onChoose={(placeId) => add.mutate({ kind: 'place', placeId, radiusKm }, clear)}
      />
    </form>
  )
}

/** Watches a band, whether or not the database knows it. */
export const BandForm = () => {
  const [bandName, setBandName] = useState('')
  const add = useAddAlert()
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (bandName.trim() === '' || add.isPending) return
    add.mutate(
      { kind: 'band', bandName },
      {
        onSuccess: () => setBandName(''),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby={id}>
      <TextField
        grow
        label={messages.addBand}
        value={bandName}
        maxLength={LIMITS.concertName}
        autoComplete="off"
        onChange={(event) => setBandName(event.target.value)}
      />
      <Button id={id} type="submit" busy={add.isPending}>
        {messages.add}
      </Button>
    </form>
  )
}
