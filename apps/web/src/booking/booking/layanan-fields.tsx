import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { labels } from '@sehati/contract/base/texts'
import { TextLink } from '../../base/lib/links.tsx'
import { say } from '../../base/lib/say.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { caraOnline } from '../../clinic/layanan/online.ts'
import { AlasanNote } from './alasan-note.tsx'
import type { MetodePilihan } from './metode.ts'

const metode = () => [
  { value: 'reguler', label: t`Online` },
  { value: 'bpjs', label: t`Offline` },
]
const layanan = () => [
  { value: '0', label: t`Reguler` },
  { value: '1', label: 'BPJS' },
]

/** Said before the request is sent: it is accepted without a number. */
const tanpaNomor = () => {
  const kata = say(labels.bpjsMissing)
  return t`Profil Anda belum memuat nomor BPJS. Tenaga profesional akan membaca: ${kata}.`
}

type LayananFieldsProps = {
  user_id: number
  profesional_id: number
  lokasi: string
  biaya: string
  metodePilihan: MetodePilihan
  use_bpjs: 0 | 1
  no_bpjs: string | null
  onChange: (patch: { metodePilihan?: MetodePilihan; use_bpjs?: 0 | 1 }) => void
}

/** How the consultation takes place and who pays. The BPJS number is the profile's and cannot be typed here. */
export function LayananFields(props: LayananFieldsProps) {
  const { lokasi, biaya, metodePilihan, use_bpjs, no_bpjs, onChange } = props
  const lacksNumber = use_bpjs === 1 && no_bpjs === null
  return (
    <>
      <AlasanNote user_id={props.user_id} profesional_id={props.profesional_id} />
      <Columns two="sm">
        <NativeSelect
          size="md"
          label={t`Metode konsultasi`}
          description={metodePilihan === 'reguler' ? caraOnline() : t`Tatap muka di ${lokasi}.`}
          data={metode()}
          value={metodePilihan}
          onChange={(event) => onChange({ metodePilihan: event.currentTarget.value as MetodePilihan })}
        />
        <NativeSelect
          size="md"
          label={t`Layanan`}
          description={lacksNumber ? tanpaNomor() : biaya}
          data={layanan()}
          value={String(use_bpjs)}
          onChange={(event) => onChange({ use_bpjs: event.currentTarget.value === '1' ? 1 : 0 })}
        />
        {use_bpjs === 1 && (
          <TextInput
            label={t`Nomor BPJS`}
            description={t`Diambil dari profil Anda.`}
            readOnly
            value={no_bpjs ?? '000'}
            className="angka"
          />
        )}
        <TextLink to="/pricing" target="_blank" size="sm" fw={600} py={10}>
          <Trans>Tentang biaya dan BPJS (tab baru)</Trans>
        </TextLink>
      </Columns>
    </>
  )
}
