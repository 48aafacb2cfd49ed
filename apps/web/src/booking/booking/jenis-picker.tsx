import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Title } from '@mantine/core'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { JenisPilihan } from '@sehati/contract/schedule/jenis.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo } from 'react'
import { say } from '../../base/lib/say.ts'
import { showCrisisNumbers } from '../../base/ui/crisis-strip.tsx'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { jatahQuery, jenisQuery, useStarts } from './jenis.queries.ts'
import styles from './jenis-picker.module.css'
import { catatan, kalimatSisa, lama, slotsOfStarts, urgentFirst } from './starts.rules.ts'
import type { Waktu } from './use-waktu.ts'

type JenisPickerProps = {
  profesional_id: number
  waktu: Waktu
  /** The consultation that is moved: its type stays. */
  moved?: { tanggal: string; jam_mulai: string; nama_jenis: string }
}

/**
 * The choice of a type where a professional offers several, and the starts of the chosen one for the list of times. Where the
 * chosen type has a quota, also what is left of it. Fetched only there.
 */
export function JenisPicker({ profesional_id, waktu, moved }: JenisPickerProps) {
  const { jenis, setJenis, setIsChoice, today, tanggal, chosen, asked } = waktu
  const jenis_id = jenis?.jenis_id
  const types = useQuery({ ...jenisQuery(profesional_id), enabled: !moved })
  const query = useStarts(profesional_id, jenis_id, tanggal)
  const { data, error, isFetching, refetch } = query
  const found = types.data?.find((one) => one.jenis_id === jenis_id)
  const nama = moved?.nama_jenis ?? found?.nama_jenis
  const [from, at] = [moved?.tanggal, moved?.jam_mulai]
  const isAsked = asked !== null
  const slots = useMemo(
    () =>
      data &&
      slotsOfStarts(data, {
        today,
        asked: isAsked ? chosen : null,
        mine: from && at ? { tanggal: from, jam_mulai: at } : null,
      }),
    [data, today, isAsked, chosen, from, at],
  )

  useEffect(() => {
    if (jenis_id === undefined) return
    setJenis({ jenis_id, nama, starts: { data: slots, error, isFetching, refetch } })
  }, [jenis_id, nama, slots, error, isFetching, refetch, setJenis])
  // A type may be offered no more: one that a draft names, and one that was chosen on this page. The date stays.
  const isGone = !moved && jenis_id !== undefined && types.data !== undefined && !found
  // The days and the starts of a type can both be refused: the first refusal counts.
  const isRefused = !moved && jenis !== null && waktu.slots.error?.code === 'TYPE_NOT_OFFERED'
  const isChoice = (types.data?.length ?? 0) > 1
  const { refetch: readTypes } = types
  useEffect(() => {
    if (isRefused) void readTypes()
  }, [isRefused, readTypes])
  useEffect(() => {
    if (isGone) waktu.pickJenis(null)
  }, [isGone, waktu.pickJenis])

  useEffect(() => setIsChoice(isChoice), [isChoice, setIsChoice])

  const choose = (next: number) => waktu.pickJenis(next === JENIS_UMUM.jenis_id ? null : next)
  if (moved) return null
  if (types.error && !types.data)
    return <FailureState failure={types.error} isRetrying={types.isFetching} onRetry={types.refetch} />
  return <Chips types={types.data ?? []} chosen={jenis_id ?? JENIS_UMUM.jenis_id} onChoose={choose} />
}

type ChipsProps = { types: JenisPilihan[]; chosen: number; onChoose: (jenis_id: number) => void }

/** One radio button for each type, with its length; what must be known of the chosen one stands below. */
function Chips({ types, chosen, onChoose }: ChipsProps) {
  const name = useId()
  const current = types.find(({ jenis_id }) => jenis_id === chosen)
  const shown = urgentFirst(types)
  const sisa = current?.batas_semester != null && <Sisa jenis_id={chosen} />
  if (types.length < 2) return sisa
  return (
    <Stack component="section" gap="sm">
      <Title order={2} fz="lg" id={name}>
        <Trans>Jenis konsultasi</Trans>
      </Title>
      {/* No pronoun, as in every text of a crisis. */}
      {shown[0]?.mendesak && (
        <div>
          <Text size="sm">
            <Trans>
              Kunjungan mendesak dapat dipesan di sini. Tenaga profesional masih perlu menyetujuinya. Bila tidak bisa
              menunggu, bantuan tersedia sekarang.
            </Trans>
          </Text>
          <Button variant="subtle" size="compact-md" px={0} onClick={showCrisisNumbers}>
            <Trans>Lihat nomor bantuan</Trans>
          </Button>
        </div>
      )}
      <div className={styles.chips} role="radiogroup" aria-labelledby={name}>
        {shown.map(({ jenis_id, nama_jenis, menit, mendesak }) => {
          const length = lama(menit)
          return (
            <label key={jenis_id} className={`choice ${styles.chip}`}>
              <input
                type="radio"
                name={`${name}-jenis`}
                checked={jenis_id === chosen}
                onChange={() => onChoose(jenis_id)}
              />
              <span className={styles.name}>{say(nama_jenis)}</span>
              <span className={styles.length}>{mendesak ? t`Mendesak, ${length}` : length}</span>
            </label>
          )
        })}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {current && catatan(current)}
      </Text>
      {sisa}
    </Stack>
  )
}

/** How many visits of the type are left in this semester; nothing outside of semesters. */
function Sisa({ jenis_id }: { jenis_id: number }) {
  const jatah = useQuery(jatahQuery()).data?.find((one) => one.jenis_id === jenis_id)
  return (
    jatah && (
      <Text size="sm" fw={600} role="status">
        {kalimatSisa(jatah)}
      </Text>
    )
  )
}
