import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pekan } from '@sehati/contract/base/waktu'
import { say } from '../../base/lib/say.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import type { Hari, Tanggal } from '@sehati/contract/base/waktu'
import { jadwalTenaga as messages } from '@sehati/contract/schedule/jadwal-tenaga.messages'
import { numbersMeet } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { JadwalTenagaMasukan } from '@sehati/contract/schedule/sesi.schema'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { JamField } from '../../base/lib/jam-field.tsx'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { CadanganFields } from './cadangan-fields.tsx'
import { hariOfMasa } from './masa-draft.rules.ts'
import { MasaFields } from './masa-fields.tsx'
import { nextNumber, overlapped } from './sesi.rules.ts'
import { judgeDraft, lamaMenit, type SesiDraft, troubleOf } from './sesi-draft.rules.ts'

type SesiFormProps = {
  initial: SesiDraft
  /** The date that an extra session begins with. */
  tanggal: Tanggal
  /** The number of a new session follows its day until the user types one. */
  isNew: boolean
  /** The professional's other sessions, the edited one left out. */
  others: JadwalTenaga[]
  /** Consultations ahead in the edited session: they hold its day and hours. */
  upcoming: number
  /** Stores the session; a refusal is thrown. */
  save: (body: JadwalTenagaMasukan) => Promise<void>
  onCancel: () => void
}

const clashes = {
  SESSION_OVERLAP: messages.SESSION_OVERLAP,
  SESSION_NUMBER_TAKEN: messages.SESSION_NUMBER_TAKEN,
  SESSION_WITHOUT_DATE: messages.SESSION_WITHOUT_DATE,
}

/** The clash in words, with the session that is in the way. */
function clashText(
  code: NonNullable<ReturnType<typeof judgeDraft>['clash']>,
  body: JadwalTenagaMasukan,
  others: JadwalTenaga[],
): string {
  const isOverlap = code === 'SESSION_OVERLAP'
  const other = isOverlap ? overlapped(body, others) : others.find((one) => numbersMeet(one, body))
  const isi = say(clashes[code].isi)
  if (code === 'SESSION_WITHOUT_DATE' || !other) return isi
  const { sesi } = other
  const jam = rentangJam(other.jam_mulai, other.jam_selesai, other.zona)
  return isOverlap ? t`Jam ini bentrok dengan Sesi ${sesi} (${jam}).` : `${isi} ${t`(Sesi ${sesi}, ${jam})`}`
}

/** Day, hours, dates, number and opening of one session. Clashes are shown while the user types and again on submit. */
export function SesiForm({ initial, tanggal, isNew, others, upcoming, save, onCancel }: SesiFormProps) {
  const [draft, setDraft] = useState(initial)
  const [begun] = useState(draft)
  useReportUnsaved(draft !== begun)
  const [isTried, setIsTried] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [isOwnNumber, setIsOwnNumber] = useState(!isNew)

  const { body, wrong, clash } = judgeDraft(draft, others)
  const errorOf = (field: keyof SesiDraft) =>
    isTried && (wrong as string[]).includes(field) ? troubleOf(field, draft) : false
  // Looked at once: what is being typed is not taken away by a booking that arrives meanwhile; the server refuses it then.
  const [isLocked] = useState(upcoming > 0)
  const locked = isLocked ? t`Terkunci: sesi ini sudah dipesan.` : null
  const hariTanggal = hariOfMasa(draft.masa)
  const hari = hariTanggal ?? draft.hari
  const free = nextNumber(hari, others)
  const menit = lamaMenit(draft)
  const change = (patch: Partial<SesiDraft>) => {
    setDraft({ ...draft, ...patch })
    setIsStale(true)
  }
  const onDay = (hari: Hari) => change({ hari, ...(isOwnNumber ? {} : { sesi: String(nextNumber(hari, others)) }) })
  const onMasa = (masa: SesiDraft['masa']) => {
    const sesi = String(nextNumber(hariOfMasa(masa) ?? draft.hari, others))
    change({ masa, ...(isOwnNumber ? {} : { sesi }) })
  }

  const { submit, refusal, isSending } = useSubmit(async () => {
    setIsTried(true)
    if (!body || clash) return false
    setIsStale(false)
    await save(body)
  })

  const isOverlap = clash === 'SESSION_OVERLAP'
  const isNumberTaken = clash === 'SESSION_NUMBER_TAKEN'
  const clashWords = body && clash ? clashText(clash, body, others) : null
  const refused = refusal && !isStale ? refusal.isi : null
  const trouble = isTried && !body ? say(isianStaf.sesi) : (clashWords ?? refused)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {isLocked && (
          <Alert color="accent" icon={<IconInfoCircle aria-hidden />}>
            <span>
              {plural(upcoming, { other: '# konsultasi mendatang memakai sesi ini: hari dan jamnya tetap.' })}
            </span>{' '}
            <Trans>Nomor sesi boleh diganti, dan sesi boleh ditutup untuk pesanan baru.</Trans>
          </Alert>
        )}
        <NativeSelect
          size="md"
          label={t`Hari`}
          data={pekan.map((hari) => ({ value: hari, label: say(hari) }))}
          value={hari}
          description={locked ?? (hariTanggal && t`Mengikuti tanggal yang dipilih.`)}
          disabled={isLocked || hariTanggal !== null}
          error={errorOf('hari')}
          onChange={(event) => onDay(event.currentTarget.value as Hari)}
        />
        <Columns two="xs">
          <JamField
            label={t`Jam mulai`}
            value={draft.jam_mulai}
            error={errorOf('jam_mulai') || isOverlap}
            locked={locked}
            onChange={(jam_mulai) => change({ jam_mulai })}
          />
          <JamField
            label={t`Jam selesai`}
            value={draft.jam_selesai}
            error={errorOf('jam_selesai') || isOverlap}
            locked={locked}
            onChange={(jam_selesai) => change({ jam_selesai })}
          />
        </Columns>
        <MasaFields
          value={draft.masa}
          tanggal={tanggal}
          error={errorOf('masa') || clash === 'SESSION_WITHOUT_DATE'}
          onChange={onMasa}
        />
        {menit !== null && (
          <Text size="sm" className="angka">
            <Trans>Lama sesi:</Trans> <strong>{plural(menit, { other: '# menit' })}</strong>
          </Text>
        )}
        <DigitsField
          label={t`Sesi`}
          description={
            Number(draft.sesi) === free
              ? t`Nomor urut pada hari itu.`
              : t`Nomor urut pada hari itu. Nomor yang belum dipakai: ${free}.`
          }
          maxDigits={3}
          value={draft.sesi}
          error={errorOf('sesi') || isNumberTaken}
          onChange={(event) => {
            setIsOwnNumber(true)
            change({ sesi: event.currentTarget.value })
          }}
        />
        <Checkbox
          label={t`Dibuka untuk pesanan baru`}
          description={t`Sesi yang ditutup tidak dapat dipesan; konsultasi yang sudah dipesan tetap berlaku.`}
          checked={draft.is_available}
          onChange={(event) => change({ is_available: event.currentTarget.checked })}
        />
        <CadanganFields
          value={draft.cadangan}
          error={errorOf('cadangan')}
          onChange={(cadangan) => change({ cadangan })}
        />
        <div aria-live="assertive">
          {trouble && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
              <span>{trouble}</span>
              {isNumberTaken && (
                <Button
                  type="button"
                  variant="subtle"
                  color="red"
                  mt="xs"
                  onClick={() => change({ sesi: String(free) })}
                >
                  <Trans>Pakai nomor {free}</Trans>
                </Button>
              )}
            </Alert>
          )}
        </div>
        <Group justify="flex-end" gap="sm">
          <Button type="button" variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={isSending}>
            <Trans>Simpan</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
