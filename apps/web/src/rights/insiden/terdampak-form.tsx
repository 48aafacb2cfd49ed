import { plural, t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { isProfessional } from '@sehati/contract/base/access'
import { isianTexts } from '@sehati/contract/base/texts'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { insertTerdampak } from '@sehati/contract/rights/insiden.endpoints'
import { semuaCaraTerdampak } from '@sehati/contract/rights/insiden.rules'
import type { InsidenRinci, TerdampakMasukan } from '@sehati/contract/rights/insiden.schema'
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

/** Finds people whom an incident affects: whom an account read, the patients of a professional, or one person. */
export function TerdampakForm({ insiden, onSaved, onCancel }: InDialog & { insiden: InsidenRinci }) {
  const [cara, setCara] = useState<Cara>('pembuka')
  const [orang, setOrang] = useState<UserTemuan | null>(null)
  const [dari, setDari] = useState(isianSaat(insiden.terjadi_dari))
  const [sampai, setSampai] = useState(isianSaat(insiden.terjadi_sampai))
  const [isTried, setIsTried] = useState(false)
  const send = useInsertTerdampak()
  useReportUnsaved(orang !== null)

  const form = useSubmit(async () => {
    setIsTried(true)
    if (!orang) return false
    const body = askOf(cara, orang, { dari, sampai })
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
      <OrangField
        label={cara === 'pembuka' ? t`Akun yang membuka data` : t`Orang`}
        ganti={(nama) => t`Ganti ${nama}`}
        isOffered={({ level_id, profesional_id }) =>
          cara !== 'tenaga' || (isProfessional(level_id) && !!profesional_id)
        }
        hanya={t`Tidak ada akun yang cocok.`}
        orang={orang}
        error={isTried && !orang ? say(isianTexts.wajib) : undefined}
        onPick={setOrang}
      />
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

function askOf(cara: Cara, { user_id, profesional_id }: UserTemuan, span: { dari: string; sampai: string }) {
  const ask: z.input<typeof TerdampakMasukan> = { cara }
  if (cara === 'pembuka') return { ...ask, pelaku_id: user_id, ...span }
  return cara === 'tenaga' ? { ...ask, profesional_id: profesional_id ?? 0 } : { ...ask, user_id: [user_id] }
}

function hasilKata({ ditemukan, baru, daftar }: { ditemukan: number; baru: number; daftar: number }): string {
  const found = `${plural(ditemukan, { other: '# orang ditemukan' })}, ${plural(baru, { other: '# di antaranya baru' })}.`
  const lists = plural(daftar, {
    other: 'Akun itu juga membuka # daftar yang tidak mencatat orangnya satu per satu.',
  })
  return daftar > 0 ? `${found} ${lists}` : found
}
