import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { transparency, type Transparency } from '#shared/api/transparency.ts'
import { operator } from '#shared/domain/operator.ts'
import { call } from '#spa/platform/api-client.ts'
import { saveFile } from '#spa/platform/save-file.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { GROUPS, messages, SHOWN_WITHOUT_COUNT } from './texts.ts'
import * as styles from './transparency-report.module.css'

const figures = () =>
  queryOptions({
    queryKey: ['transparency'],
    queryFn: ({ signal }) => call(transparency, { signal }),
  })

const shown = (value: number | null): string =>
  value === null ? messages.hidden : value.toLocaleString('de-DE')

type HalfYear = Transparency['halfYears'][number]

const Group = ({
  counts,
  group,
}: Pick<HalfYear, 'counts'> & { group: (typeof GROUPS)[number] }) => (
  <tbody>
    <tr className={styles.total}>
      <th scope="row">{group.title}</th>
      <td>{shown(counts[group.total] ?? 0)}</td>
    </tr>
    {group.parts.map(([name, label]) => {
      const { [name]: value = SHOWN_WITHOUT_COUNT.has(name) ? 0 : undefined } = counts
      return value === undefined ? null : (
        <tr key={name} className={styles.part}>
          <th scope="row">{label}</th>
          <td>{shown(value)}</td>
        </tr>
      )
    })}
  </tbody>
)

const HalfYearCard = ({ period, counts }: HalfYear) => (
  <Card>
    <Heading as="h2">{messages.halfYear(period)}</Heading>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.figure}</th>
          <th scope="col">{messages.number}</th>
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <Group key={group.total} counts={counts} group={group} />
      ))}
    </table>
  </Card>
)

const Months = ({ months }: Pick<Transparency, 'months'>) => (
  <Card>
    <Heading as="h2">{messages.months}</Heading>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.month}</th>
          {GROUPS.map(({ total, column }) => (
            <th key={total} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.period}>
            <th scope="row">{messages.monthOf(month.period)}</th>
            {GROUPS.map(({ total }) => (
              <td key={total}>{shown(month[total])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

/** With semicolons, as German spreadsheets expect them. A part that is not published is `hidden`. */
const toCsv = ({ halfYears, months }: Transparency): string => {
  const rows = [
    ...halfYears.flatMap(({ period, counts }) =>
      Object.entries(counts).map(([name, value]) => [period, name, value ?? 'hidden']),
    ),
    ...months.flatMap(({ period, ...totals }) =>
      Object.entries(totals).map(([name, value]) => [period, name, value]),
    ),
  ]
  return [['period', 'figure', 'value'], ...rows].map((row) => `${row.join(';')}\r\n`).join('')
}

const Files = ({ data }: { data: Transparency }) => (
  <p className={styles.files}>
    <Button
      onClick={() => saveFile(new Blob([toCsv(data)], { type: 'text/csv' }), 'transparenz.csv')}
    >
      {messages.csv}
    </Button>
    <Button
      onClick={() => {
        saveFile(
          new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }),
          'transparenz.json',
        )
      }}
    >
      {messages.json}
    </Button>
  </p>
)

const Figures = ({ data }: { data: Transparency }) =>
  data.months.length === 0 ? (
    <Card>
      <p>{messages.none}</p>
    </Card>
  ) : (
    <>
      <Files data={data} />
      {data.halfYears.map((halfYear) => (
        <HalfYearCard key={halfYear.period} {...halfYear} />
      ))}
      <Months months={data.months} />
    </>
  )

/** Reports, decisions and appeals in numbers (Art. 15 DSA), with the point of contact (Art. 11 and 12 DSA). */
export const TransparencyReport = () => {
  const query = useQuery(figures())
  return (
    <div className={styles.root}>
      <Heading as="h1">{messages.title}</Heading>
      <p>
        {messages.intro} {messages.small}
      </p>
      <Loaded
        query={query}
        failed={messages.loadFailed}
        loading={<Loading label={messages.loading} />}
      >
        {(data) => <Figures data={data} />}
      </Loaded>
      <Card className={styles.contact}>
        <Heading as="h2">{messages.contact}</Heading>
        <p>{messages.contactText(operator.email)}</p>
        <Link to="/melden">{messages.report}</Link>
      </Card>
    </div>
  )
}
