-- Patients with an open alert book urgent visits themselves. See docs/adr/0074.

create index peringatan_orang on peringatan (user_id) where ditutup_pada is null;
comment on index peringatan_orang is 'Whether an alert about a person is open: then they may choose urgent types.';

-- Who handles the alert sees a visit that its patient has booked, moved or cancelled. The usual type is never urgent: its bookings
-- do not run this.
create function kabari_kunjungan_mendesak() returns trigger language plpgsql as $$
declare
  pegang jsonb;
begin
  if exists (select from jenis_konsultasi where jenis_id = new.jenis_id and mendesak)
    and exists (select from peringatan where user_id = new.user_id and ditutup_pada is null)
  then
    pegang := (select jsonb_agg(user_id order by user_id) from tugas where tugas = 'jaga');
    if pegang is not null then perform kabari(jsonb_build_object('jenis', 'peringatan', 'kepada', pegang)); end if;
  end if;
  return null;
end $$;
create trigger konsultasi_mendesak_kabar after insert or update of status, mulai on konsultasi for each row
  when (new.jenis_id <> 1) execute function kabari_kunjungan_mendesak();
comment on trigger konsultasi_mendesak_kabar on konsultasi is
  'Notifies the holders of `jaga`, by ids, that an urgent visit of a patient with an open alert was booked, moved or changed its status.';
