import { Outlet } from 'react-router';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import './enquiry.css';

export default function EnquiryMessages() {
  return (
    <AreaMessages area="enquiries">
      <Outlet />
    </AreaMessages>
  );
}
