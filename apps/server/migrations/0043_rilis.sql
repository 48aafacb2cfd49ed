-- How the days that patients can book move on, and at what time of day. The defaults are what counted until now.
alter table pengaturan
  add column rilis_jam      time     not null default '00:00',
  add column mode_jendela   text     not null default 'mingguan',
  add column cakrawala_hari smallint not null default 14,
  -- Sentences show hours and minutes; `time` itself would allow 24:00.
  add constraint pengaturan_rilis_jam_check check (rilis_jam < '24:00' and extract(second from rilis_jam) = 0),
  add constraint pengaturan_mode_jendela_check check (mode_jendela in ('mingguan', 'harian')),
  add constraint pengaturan_cakrawala_hari_check check (cakrawala_hari between 1 and 120);

comment on column pengaturan.rilis_jam is 'The time in Jakarta at which further days open.';
comment on column pengaturan.mode_jendela is 'Whether the window ends on a Friday (`mingguan`) or a number of days after today (`harian`).';
comment on column pengaturan.cakrawala_hari is 'The number of days in the mode `harian`.';
comment on constraint pengaturan_rilis_jam_check on pengaturan is 'A time of day, in whole minutes.';
