import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { resendSurat } from '@sehati/contract/channel/surat.endpoints'
import type { Surat } from '@sehati/contract/channel/surat.schema'
import { IconSend } from '@tabler/icons-react'
import { RowDate } from '../../base/lib/row-date.tsx'
import { say } from '../../base/lib/say.ts'
import { jam, tanggalOf } from '../../base/lib/tanggal.ts'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { EmailText } from '../../base/ui/email-text.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useResendSurat } from './surat.queries.ts'
import { SuratBadge } from './surat-badge.tsx'
import styles from './surat-table.module.css'

/** Mails on their way: recipient, subject in one word, state of delivery. Only the recipient sees a mail's text. */
export function SuratTable({ rows, isStale }: { rows: Surat[]; isStale: boolean }) {
  const columns: Column<Surat>[] = [
    {
      key: 'penerima',
      judul: t`Penerima`,
      isName: true,
      width: '25%',
      minWidth: '10rem',
      cell: ({ name, email }) => (
        <Lines>
          <span>{name}</span>
          <small>
            <EmailText email={email} />
          </small>
        </Lines>
      ),
    },
    { key: 'jenis', judul: t`Jenis`, width: '19%', cell: ({ jenis }) => say(jenisKata[jenis]) },
    {
      key: 'status',
      judul: t`Status`,
      width: '24%',
      minWidth: '9rem',
      cell: ({ status, percobaan, galat }) => (
        <Lines>
          <span>
            <SuratBadge status={status} />
          </span>
          <small className="angka">{plural(percobaan, { other: 'Dicoba # kali' })}</small>
          {galat && <small className={styles.galat}>{galat}</small>}
        </Lines>
      ),
    },
    {
      key: 'waktu',
      judul: t`Waktu`,
      cell: ({ created_at, terkirim_pada }) => (
        <Lines>
          <span className={styles.time}>
            <RowDate value={created_at} /> <small>{`${jam(created_at)} WIB`}</small>
          </span>
          {terkirim_pada && <Terkirim pada={terkirim_pada} dibuat={created_at} />}
        </Lines>
      ),
    },
  ]
  if (rows.some(({ status }) => status === 'gagal'))
    columns.push({
      key: 'aksi',
      judul: t`Aksi`,
      isAction: true,
      width: '10rem',
      cell: (surat) => surat.status === 'gagal' && <Resend surat={surat} />,
    })
  return (
    <DataTable caption={t`Email keluar`} columns={columns} rows={rows} rowKey={(s) => s.surat_id} isStale={isStale} />
  )
}

/** When it arrived; the day is said where it was another one. */
function Terkirim({ pada, dibuat }: { pada: string; dibuat: string }) {
  const isSameDay = tanggalOf(pada) === tanggalOf(dibuat)
  const kapan = `${jam(pada)} WIB`
  return (
    <small className={styles.time}>
      <Trans>
        Terkirim <time dateTime={pada}>{kapan}</time>
      </Trans>
      {!isSameDay && (
        <span>
          <span>{', '}</span>
          <RowDate value={pada} />
        </span>
      )}
    </small>
  )
}

function Resend({ surat: { surat_id, name, jenis } }: { surat: Surat }) {
  const resend = useResendSurat()
  const kata = say(jenisKata[jenis])
  return (
    <Button
      variant="light"
      px="sm"
      leftSection={<IconSend size={18} aria-hidden />}
      aria-label={t`Kirim ulang ke ${name}: ${kata}`}
      loading={resend.isPending}
      onClick={() => resend.mutate({ body: { surat_id } }, noticesOf(resendSurat))}
    >
      <Trans>Kirim ulang</Trans>
    </Button>
  )
}
