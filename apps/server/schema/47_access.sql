-- A request for notes of psychology is decided by psychologists.

create function penjawab_akses(p permintaan) returns setof int language sql stable as $$
  select u.user_id
  from konsultasi k
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join users u on u.status_user = 'aktif' and u.user_id <> p.user_id
  join level l on l.level_id = u.level_id and l.nama_level = 'psikolog'
  where p.jenis = 'akses' and k.jadwal_id = p.jadwal_id and t.kelas = 'psikologi'
    and (u.user_id = t.user_id or exists (select from tugas g where g.user_id = u.user_id and g.tugas = 'peninjau'))
$$;
comment on function penjawab_akses is 'Who decides about a request for notes of psychology: the psychologist of the consultation, and the psychologists who review. None where the request is about something else, or no one of them is there: the officers do then.';
grant execute on function penjawab_akses to service;

create function guard_penjawab() returns trigger language plpgsql as $$
begin
  if exists (select penjawab_akses(new)) and not new.diubah_oleh in (select penjawab_akses(new)) then
    raise exception 'psychologists decide about this request' using errcode = 'check_violation', constraint = 'permintaan_penjawab';
  end if;
  return new;
end $$;
create trigger permintaan_10_penjawab before update of status on permintaan for each row
  when (new.jenis = 'akses' and new.jadwal_id is not null and new.status in ('diproses', 'dijawab', 'ditolak') and old.status <> new.status)
  execute function guard_penjawab();
comment on trigger permintaan_10_penjawab on permintaan is 'No officer decides what of the notes of a psychologist a client reads.';
