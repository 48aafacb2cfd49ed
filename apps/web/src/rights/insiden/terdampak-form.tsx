import { plural, t } from '@lingui/core/macro'
import { FileInput, NativeSelect, Textarea } from '@mantine/core'
import { isProfessional } from '@sehati/contract/base/access'
import { isianTexts } from '@sehati/contract/base/texts'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { insertTerdampak } from '@sehati/contract/rights/insiden.endpoints'
import { bacaDaftar, semuaCaraTerdampak } from '@sehati/contract/rights/insiden.rules'
import {
  type InsidenRinci,
  MAX_DAFTAR_TERDAMPAK,
  type TerdampakHasil,
  type TerdampakMasukan,
} from '@sehati/contract/rights/insiden.schema'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { OrangField } from '../../people/user/orang-field.tsx'
import { useInsertTerdampak } from './insiden.queries.ts'
import { caraKata } from './kata.ts'
import { isianSaat, SaatField } from './saat-field.tsx'

type Cara = TerdampakMasukan['cara']

/** Finds people whom an incident affects: whom an account read, the patients of a professional, or a list. */
export function TerdampakForm({ insiden, onSaved, onCancel }: InDialog & { insiden: InsidenRinci }) {
  const [cara, setCara] = useState<Cara>('pembuka')
  const [orang, setOrang] = useState<UserTemuan | null>(null)
  const [daftar, setDaftar] = useState('')
  const [dari, setDari] = useState(isianSaat(insiden.terjadi_dari))
  const [sampai, setSampai] = useState(isianSaat(insiden.terjadi_sampai))
  const [isTried, setIsTried] = useState(false)
  const send = useInsertTerdampak()
  useReportUnsaved(orang !== null || daftar !== '')

  const form = useSubmit(async () => {
    setIsTried(true)
    const body = cara === 'daftar' ? askDaftar(daftar) : orang && askOf(cara, orang, { dari, sampai })
    if (!body) return false
    const found = await send.mutateAsync({ query: { id: insiden.insiden_id }, body })
    onSaved()
    showNotice('success', { judul: say(insertTerdampak.message), isi: hasilKata(found) })
  })

  return (
    <FormFrame form={form} kirim={t`Tambah orang`} onCancel={onCancel}>
      <NativeSelect
        label={t`Cara menemukan`}
        data={semuaCaraTerdampak.map((value) => ({ value, label: t(caraKata[value]) }))}
        value={cara}
        onChange={(event) => {
          setCara(event.currentTarget.value as Cara)
          setOrang(null)
        }}
      />
      {cara === 'daftar' ? (
        <DaftarField value={daftar} isMissing={isTried && !askDaftar(daftar)} onChange={setDaftar} />
      ) : (
        <OrangField
          label={cara === 'pembuka' ? t`Akun yang membuka data` : t`Tenaga profesional`}
          ganti={(nama) => t`Ganti ${nama}`}
          isOffered={({ level_id, profesional_id }) =>
            cara !== 'tenaga' || (isProfessional(level_id) && !!profesional_id)
          }
          hanya={t`Tidak ada akun yang cocok.`}
          orang={orang}
          error={isTried && !orang ? say(isianTexts.wajib) : undefined}
          onPick={setOrang}
        />
      )}
      {cara === 'pembuka' && (
        <>
          <SaatField tanggal={t`Sejak tanggal`} jam={t`Sejak jam`} value={dari} error={false} onChange={setDari} />
          <SaatField
            tanggal={t`Sampai tanggal`}
            jam={t`Sampai jam`}
            value={sampai}
            error={false}
            onChange={setSampai}
          />
        </>
      )}
    </FormFrame>
  )
}

type DaftarFieldProps = { value: string; isMissing: boolean; onChange: (text: string) => void }

/** Addresses or numbers of accounts: typed, pasted, or from a CSV file, whose text joins what stands there. */
const DaftarField = ({ value, isMissing, onChange }: DaftarFieldProps) => (
  <>
    <Textarea
      label={t`Alamat email atau nomor akun`}
      description={t`Satu per baris, atau dipisahkan koma. Paling banyak ${MAX_DAFTAR_TERDAMPAK}.`}
      required
      autosize
      minRows={4}
      maxRows={12}
      value={value}
      error={isMissing ? say(isianTexts.wajib) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <FileInput
      label={t`Atau dari berkas CSV`}
      accept=".csv,text/csv,text/plain"
      value={null}
      onChange={async (file) => file && onChange(`${value}\n${await file.text()}`.trim())}
    />
  </>
)

/** The accounts that the text names; null where it names none. */
function askDaftar(text: string): z.input<typeof TerdampakMasukan> | null {
  const { user_id, alamat } = bacaDaftar(text)
  if (user_id.length + alamat.length === 0) return null
  return { cara: 'daftar', ...(user_id.length > 0 && { user_id }), ...(alamat.length > 0 && { alamat }) }
}

function askOf(cara: Cara, { user_id, profesional_id }: UserTemuan, span: { dari: string; sampai: string }) {
  const ask: z.input<typeof TerdampakMasukan> = { cara }
  return cara === 'pembuka' ? { ...ask, pelaku_id: user_id, ...span } : { ...ask, profesional_id: profesional_id ?? 0 }
}

function hasilKata({ ditemukan, baru, daftar, tidak_dikenal }: TerdampakHasil): string {
  const lists = plural(daftar, {
    other: 'Akun itu juga membuka # daftar yang tidak mencatat orangnya satu per satu.',
  })
  const alamat = tidak_dikenal.join(', ')
  return [
    `${plural(ditemukan, { other: '# orang ditemukan' })}, ${plural(baru, { other: '# di antaranya baru' })}.`,
    ...(daftar > 0 ? [lists] : []),
    ...(alamat ? [t`Tidak ada akun dengan alamat: ${alamat}.`] : []),
  ].join(' ')
}
