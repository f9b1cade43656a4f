import { Outlet } from 'react-router';
import { enquiriesArea } from '#i18n/areas/enquiries.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import './enquiry.css';

export default function EnquiryMessages() {
  return (
    <AreaMessages area={enquiriesArea}>
      <Outlet />
    </AreaMessages>
  );
}
