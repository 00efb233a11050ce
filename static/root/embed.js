// <penny-press> for any page: <script type="module" src="…/embed.js"></script>. This address is permanent.
import "./static/js/embed/element.js";
