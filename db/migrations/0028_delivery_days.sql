-- How long a piece is on the road to each governorate, for the estimate on its page.

alter table public.governorates
  add column road_min_days smallint not null default 2 check (road_min_days >= 0),
  add column road_max_days smallint not null default 4 check (road_max_days >= road_min_days);

update public.governorates g set road_min_days = d.least, road_max_days = d.most
from (values
  (1, 2, '{cairo,giza,qalyubia}'::text[]),
  (2, 3, '{alexandria,sharqia,dakahlia,gharbia,monufia,beheira,kafr_el_sheikh,damietta,port_said,ismailia,suez,faiyum,beni_suef}'),
  (3, 5, '{minya,asyut,sohag,qena,red_sea,matrouh}'),
  (4, 7, '{luxor,aswan,new_valley,north_sinai,south_sinai}')
) as d (least, most, codes)
where g.code = any (d.codes);

grant update (road_min_days, road_max_days) on public.governorates to authenticated;
